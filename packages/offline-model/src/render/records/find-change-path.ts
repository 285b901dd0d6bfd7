import type { ApplicationModel } from '../../model/application-model.ts'

/** The screen on which a booking of this kind gets another time. */
export function findChangePath({ screens }: ApplicationModel, entityId: string): string | undefined {
  return screens.find(({ sections }) =>
    sections.some(
      (section) => section.type === 'booking' && section.mode === 'slots' && section.booking === entityId,
    ),
  )?.path
}
