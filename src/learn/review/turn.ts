/** Lets one act run at a time. */
export class Turn {
  #running: Promise<void> | null = null

  /** Runs an act; while another runs, that one is the answer. */
  take(act: () => Promise<void>): Promise<void> {
    this.#running ??= act().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Runs an act once no other runs. */
  async after(act: () => Promise<void>): Promise<void> {
    while (this.#running) await this.#running
    await this.take(act)
  }
}
