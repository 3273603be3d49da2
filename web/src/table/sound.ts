/** Three soft sounds, made here. A browser allows them only once the person has clicked or pressed a key. */

const TONES = { turn: [523, 659], piece: [330], end: [523, 659, 784] } as const;
const LENGTH = 0.16;
const LOUDNESS = 0.06;

export type Sound = keyof typeof TONES;

let context: AudioContext | null = null;

/** Whether the person has done anything yet; before that nothing may be heard. */
function mayBeHeard(): boolean {
  return navigator.userActivation.hasBeenActive;
}

export function play(what: Sound): void {
  if (!mayBeHeard()) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [n, pitch] of TONES[what].entries()) {
    const start = currentTime + n * LENGTH;
    const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH * 1.6);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + LENGTH * 1.7);
  }
}
