/** Two boards that are not joined yet: the drawing of empty screens. */
export function OpenJoint() {
  return (
    <svg
      viewBox="0 0 160 72"
      aria-hidden
      className="h-18 w-40 fill-none stroke-neutral-8"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d="M1 8H49V24L75 18V54L49 48V64H1Z" />
      <path d="M159 8H101V24L127 18V54L101 48V64H159Z" className="stroke-accent" />
      <path d="M79 36H121" strokeDasharray="3 4" />
    </svg>
  )
}
