/** The token being made by several clicks: what is picked so far, and what it comes to. */
import { type Composed, isSingle, leadsTo, matching, type Offered, partsOf, withPart, withoutPart } from "./compose";

export class Composer {
  /** How the token is made; null: the question is answered by single clicks. */
  how = $state.raw<Composed | null>(null);
  picked = $state.raw<string[]>([]);
  private offered = $state.raw<Offered[]>([]);
  private asked = "";
  private readonly send: (token: string) => void;

  constructor(send: (token: string) => void) {
    this.send = send;
  }

  /** Follow the question; the picks stay while the same is asked. */
  follow(
    question: string,
    offered: readonly Offered[],
    families: readonly Composed[],
    propose: (open: string[]) => string | null,
  ): void {
    const how = families.find(({ family }) => offered.some(({ token }) => token.startsWith(`${family}:`))) ?? null;
    const own = how ? offered.filter(({ token }) => token.startsWith(`${how.family}:`)) : [];
    const asked = [question, ...own.map(({ token }) => token)].join(" ");
    if (asked === this.asked) return;
    this.asked = asked;
    this.how = how;
    this.offered = own;
    const best = how && propose(own.filter(({ isRefused }) => !isRefused).map(({ token }) => token));
    this.picked = best ? partsOf(best) : [];
  }

  /** Whether a token is one of those made here. */
  makes(token: string): boolean {
    return this.how !== null && token.startsWith(`${this.how.family}:`);
  }

  /** The token that is picked, open or refused; null while it is unfinished. */
  get match(): Offered | null {
    return this.how ? matching(this.picked, this.offered, this.how.isOrdered) : null;
  }

  /** Whether parts of a sort are picked now. */
  isOf(part: string): boolean {
    return this.how?.part === part;
  }

  count(part: string): number {
    return this.picked.filter((one) => one === part).length;
  }

  /** Whether an open token has this part. */
  isOpen(part: string): boolean {
    const isOrdered = false;
    return this.offered.some(({ token, isRefused }) => !isRefused && leadsTo([part], token, isOrdered));
  }

  add(part: string): void {
    if (!this.how) return;
    this.picked = withPart(this.picked, part, this.offered, this.how.isOrdered);
    if (this.how.isOrdered && isSingle(this.offered)) this.confirm();
  }

  drop(part: string): void {
    if (this.how) this.picked = withoutPart(this.picked, part, this.how.isOrdered);
  }

  /** One button for all parts of a kind: one more, or none again. */
  turn(part: string, held: number): void {
    const before = this.count(part);
    if (before < held) this.add(part);
    if (this.count(part) > before) return;
    this.picked = this.picked.filter((one) => one !== part);
  }

  confirm(): void {
    if (this.match && !this.match.isRefused) this.send(this.match.token);
  }
}
