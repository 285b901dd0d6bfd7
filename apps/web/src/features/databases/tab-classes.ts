export const tabListClasses = 'flex gap-1 overflow-x-auto border-b border-neutral-5'
export const tabClasses =
  '-mb-px h-10 shrink-0 cursor-pointer border-b-2 border-transparent px-3 text-14 font-medium text-neutral-10 transition-colors hover:text-neutral-12 data-[state=active]:border-accent data-[state=active]:text-neutral-12 pointer-coarse:h-11'
