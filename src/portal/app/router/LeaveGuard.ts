/** Protects unsent input: while a holder has some, leaving the page asks first. */
export class LeaveGuard {
  /** Asks the question; true means "leave". */
  ask: () => Promise<boolean> = async () => true;
  /** Called when another page is shown. */
  arrived: () => void = () => {};
  private holder: { holds(): boolean; forget(): void } | null = null;

  /** One page at a time. @param holder `forget` is called when the resident leaves anyway. @returns removes the holder */
  hold(holder: { holds(): boolean; forget(): void }): () => void {
    this.holder = holder;
    return () => {
      if (this.holder === holder) this.holder = null;
    };
  }

  get holds(): boolean {
    return this.holder?.holds() ?? false;
  }

  /** May the page be left? */
  async allows(): Promise<boolean> {
    const { holder } = this;
    if (!this.holds) return true;
    if (!(await this.ask())) return false;
    holder?.forget();
    if (this.holder === holder) this.holder = null;
    return true;
  }
}
