/** `who` is `staff`, `host` (staff, where there are customers or members beside it) or empty for everyone who sees the record. */
export interface StepSource {
  readonly label: string
  readonly from: string
  readonly to: string
  readonly who?: 'staff' | 'host'
  readonly needsReason?: true
  /** Whoever takes the step works on the record from then on. */
  readonly takes?: true
  /** `visitor`: whoever made the record, where there are hosts beside them. */
  readonly by?: 'maker' | 'taker' | 'others' | 'visitor'
}
