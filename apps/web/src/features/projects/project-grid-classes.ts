/** One column, two on medium screens, three on large ones. */
export const projectGridClasses = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3'
