import { deskPacks } from './desk-packs.ts'
import { everydayPacks } from './everyday-packs.ts'
import { figurePacks } from './figure-packs.ts'
import { gadgetPacks } from './gadget-packs.ts'
import { groupPacks } from './group-packs.ts'
import { keepingPacks } from './keeping-packs.ts'
import type { Pack } from './pack.ts'
import { placePacks } from './place-packs.ts'
import { publicPacks } from './public-packs.ts'
import { sitePacks } from './site-packs.ts'
import { technicalPacks } from './technical-packs.ts'
import { timetablePacks } from './timetable-packs.ts'
import { toolPacks } from './tool-packs.ts'
import { tradePacks } from './trade-packs.ts'

/** The first ones win: special subjects come before general ones. */
export const packs: readonly Pack[] = [
  ...everydayPacks,
  ...timetablePacks,
  ...toolPacks,
  ...tradePacks,
  ...technicalPacks,
  ...publicPacks,
]

/** What is meant only where little else is said: in a long request, "release notes" are a part of something else. */
export const briefPacks: readonly Pack[] = [
  ...timetablePacks,
  ...gadgetPacks,
  ...figurePacks,
  ...keepingPacks,
  ...deskPacks,
  ...placePacks,
  ...sitePacks,
  ...groupPacks,
]
