import { adoptionOutfit } from './adoption-outfit.ts'
import { classroomOutfit } from './classroom-outfit.ts'
import { cookingOutfit } from './cooking-outfit.ts'
import { clinicOutfit } from './clinic-outfit.ts'
import { holdingOutfit } from './holding-outfit.ts'
import { journeyOutfit } from './journey-outfit.ts'
import { lendingOutfit } from './lending-outfit.ts'
import type { Outfit } from './outfit.ts'
import { moneyOutfit } from './money-outfit.ts'
import { occasionOutfit } from './occasion-outfit.ts'
import { parcelOutfit } from './parcel-outfit.ts'
import { resaleOutfit } from './resale-outfit.ts'
import { trainingOutfit } from './training-outfit.ts'

export const outfits: readonly Outfit[] = [
  trainingOutfit,
  occasionOutfit,
  moneyOutfit,
  parcelOutfit,
  clinicOutfit,
  lendingOutfit,
  resaleOutfit,
  holdingOutfit,
  classroomOutfit,
  cookingOutfit,
  adoptionOutfit,
  journeyOutfit,
]
