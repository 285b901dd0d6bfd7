/** A link inside or beside text. Underlined, because colour alone does not say that it is one. */
export const textLinkClasses =
  'rounded-control text-accent underline underline-offset-4 hover:decoration-2 pointer-coarse:py-2'
