/** A planned visit of a car at the workshop (D27). */
export interface WeekService {
  readonly carId: string
  /** 0-13 (D2) */
  readonly slot: number
  /** HH:MM */
  readonly time: string
}

/** When the car is due at the workshop in a slot, HH:MM, the earliest of several; null without. */
export function serviceTime(services: readonly WeekService[], carId: string, slot: number): string | null {
  const times = services.filter((service) => service.carId === carId && service.slot === slot)
  return times.map(({ time }) => time).sort()[0] ?? null
}
