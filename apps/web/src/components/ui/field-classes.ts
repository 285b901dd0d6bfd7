/** The looks of everything that one types into. */
export const fieldClasses =
  'h-11 w-full rounded-control border border-neutral-8 bg-neutral-1 px-3 text-16 text-neutral-12 transition-colors placeholder:text-neutral-9 hover:border-neutral-9 disabled:opacity-50 aria-invalid:border-danger'
