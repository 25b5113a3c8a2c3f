import type { Reminders } from '#features/settings/domain/public.ts'
import type { OwnChoice } from './reminders.ts'

/** Why a driver can't be asked, whatever the phone takes: by the driver's choice, or for want of a way. */
export const NO_WAYS = ['declined', 'no-address', 'sms-off', 'country', 'costly'] as const
export type NoWay = (typeof NO_WAYS)[number]

/** Which addresses a driver has; `phone` also says why no SMS may go there (D45). */
export interface Addresses {
  readonly email: boolean
  readonly phone: 'none' | 'country' | 'costly' | 'allowed'
}

/**
 * How the office asks a driver for the form, where no phone takes a push: as the driver has chosen, else by
 * the fleet's way, else by letter. SMS cost the fleet: they go where it reminds by SMS, or where whoever asks
 * now wants them for those whom nothing else reaches.
 */
export function askingWay(
  { otherwise }: OwnChoice,
  fleet: Pick<Reminders, 'otherwise'>,
  { email, phone }: Addresses,
  isSmsWanted: boolean,
): 'email' | 'sms' | NoWay {
  if (otherwise === 'none') return 'declined'
  const first = otherwise ?? (fleet.otherwise === 'sms' ? 'sms' : 'email')
  const sms = phone === 'allowed' && (fleet.otherwise === 'sms' || isSmsWanted)
  if (first === 'sms' && sms) return 'sms'
  if (email) return 'email'
  if (sms) return 'sms'
  if (phone === 'none') return 'no-address'
  return phone === 'allowed' ? 'sms-off' : phone
}
