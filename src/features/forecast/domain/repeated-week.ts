import type { AvailableDriver } from '#features/planning/domain/public.ts'

/**
 * Who has sent availability, and behind them who repeats the week before. Who has picked a free shift of the
 * week without sending the form (D15) keeps it, and repeats the other days.
 */
export function withRepeated(
  available: readonly AvailableDriver[],
  repeating: readonly AvailableDriver[],
): AvailableDriver[] {
  const drivers = new Map(available.map((driver) => [driver.id, driver]))
  for (const driver of repeating) {
    const own = drivers.get(driver.id)
    const taken = new Set(own?.choices.map(({ day }) => day))
    const others = driver.choices.filter(({ day }) => !taken.has(day))
    drivers.set(driver.id, own ? { ...own, choices: [...own.choices, ...others] } : driver)
  }
  return [...drivers.values()]
}
