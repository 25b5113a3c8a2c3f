/** The car that a driver is tied to, and whether it is the driver's primary one. */
export type WantedCar = { readonly primaryCar: boolean } & (
  | { readonly id: string }
  | { readonly registration: string }
)

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Which car is meant (Spec 2 §7, D48): `carId` with whether it is the primary one, or `primaryCar` itself, by
 * id or registration.
 * @returns undefined where no car is told, or two
 */
export function wantedCar(sent: {
  readonly carId?: string | undefined
  readonly primaryCar: boolean | string
}): WantedCar | undefined {
  const told = typeof sent.primaryCar === 'string' ? sent.primaryCar.trim() : String(sent.primaryCar)
  const { carId: id } = sent
  if (['true', 'false', ''].includes(told))
    return id === undefined ? undefined : { id, primaryCar: told === 'true' }
  if (id === undefined)
    return ID.test(told) ? { id: told, primaryCar: true } : { registration: told, primaryCar: true }
  return told.toLowerCase() === id.toLowerCase() ? { id, primaryCar: true } : undefined
}
