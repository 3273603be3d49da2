/** Dice taken up before a space was chosen: they are proposed when the space asks for its dice. */
class Lifted {
  faces = $state.raw<string[]>([]);

  count(face: string): number {
    return this.faces.filter((one) => one === face).length;
  }

  /** Take up the n-th die of a face, or put it back. */
  turn(face: string, n: number): void {
    const at = this.faces.lastIndexOf(face);
    if (n < this.count(face)) this.faces = [...this.faces.slice(0, at), ...this.faces.slice(at + 1)];
    else this.faces = [...this.faces, face];
  }

  clear(): void {
    if (this.faces.length > 0) this.faces = [];
  }
}

export const lifted = new Lifted();
