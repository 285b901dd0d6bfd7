import type { ApplicationModel } from '../../model/application-model.ts'

/** The screen on which a booking of this kind gets another time, or other days. */
export function findChangePath(
  { screens }: ApplicationModel,
  entityId: string,
): { changePath?: string; changeLabel?: string } {
  for (const { path, sections } of screens)
    for (const section of sections) {
      if (section.type === 'journeys' && section.tickets === entityId)
        return { changePath: path, changeLabel: 'Change ticket' }
      if (section.type !== 'booking' || section.booking !== entityId) continue
      if (section.mode === 'slots') return { changePath: path }
      if (section.mode === 'stay') return { changePath: path, changeLabel: 'Change or extend' }
    }
  return {}
}

/** The screen on which people make a booking of this kind, which asks for what it needs and takes what it costs. */
export function findBookPath({ screens }: ApplicationModel, entityId: string): string | undefined {
  return screens.find(
    ({ access, sections }) =>
      access !== 'roles' &&
      sections.some(
        (section) =>
          (section.type === 'booking' && section.booking === entityId) ||
          (section.type === 'journeys' && section.tickets === entityId),
      ),
  )?.path
}

/** What those earn who take on records of this kind, where the app says so. */
export function findPay({ screens }: ApplicationModel, entityId: string) {
  const section = screens
    .flatMap(({ sections }) => sections)
    .find((each) => each.type === 'earnings' && each.entity === entityId)
  return section?.type === 'earnings' ? section.pay : undefined
}
