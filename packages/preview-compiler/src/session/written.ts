/** What a change wrote, once everything that stayed the same is taken out. */
export interface Written {
  /** All paths whose content changed. */
  readonly touched: ReadonlySet<string>
  /** Those that were not there before, or are no longer there. */
  readonly appeared: ReadonlySet<string>
}
