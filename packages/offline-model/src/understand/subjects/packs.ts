import { everydayPacks } from './everyday-packs.ts'
import type { Pack } from './pack.ts'
import { publicPacks } from './public-packs.ts'
import { technicalPacks } from './technical-packs.ts'
import { toolPacks } from './tool-packs.ts'
import { tradePacks } from './trade-packs.ts'

/** The first ones win: special subjects come before general ones. */
export const packs: readonly Pack[] = [
  ...everydayPacks,
  ...toolPacks,
  ...tradePacks,
  ...technicalPacks,
  ...publicPacks,
]
