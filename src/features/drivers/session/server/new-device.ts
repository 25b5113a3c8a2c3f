import { driversByIds } from '#features/drivers/server/public.ts'
import { postLetter, postSms, sendsSmsInPolish } from '#features/messaging/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { fleetTime, instantIn } from '#platform/server/clock.ts'
import type { Platform } from '#platform/server/platform.ts'
import { letterWordsIn } from './letter-words.ts'

const DAY = 24 * 3_600_000

/**
 * Tells a driver that a device showed the PIN which has not shown it before: others may know it, such as
 * administrators, who can read it. By letter, or by SMS where there is no address and the fleet tells PINs
 * so. Of one kind of device once an hour, so that nobody who knows the PIN fills a mailbox.
 * @param device as `deviceName` gives it
 */
export async function tellNewDevice(
  platform: Platform,
  driverId: string,
  device: string | null,
): Promise<void> {
  const { database, clock, configuration } = platform
  const driver = (await driversByIds(database.queries, [driverId])).get(driverId)
  if (!driver) return
  const bySms = driver.email === '' && (await readSettings(database.queries, clock)).sendPinBySms
  if (driver.email === '' && !bySms) return
  const words = letterWordsIn(driver.language)
  const { date, hour, minute } = fleetTime(clock)
  const two = (number: number) => String(number).padStart(2, '0')
  const told = {
    fullName: driver.fullName,
    device,
    at: `${date.split('-').toReversed().slice(0, 2).join('.')}, ${two(hour)}:${two(minute)}`,
    calendarUrl: `${configuration.publicUrl}/kalendarz-pracy`,
  }
  const row = {
    eventKey: `drivers:new-device:${driverId}:${date}:${hour}:${device ?? ''}`,
    notAfter: instantIn(clock, DAY),
    about: { kind: 'new-device', id: driverId },
  }
  await database.transaction(async (tx) => {
    if (bySms)
      await postSms(tx, platform, {
        ...row,
        to: driver.phone,
        text: ((await sendsSmsInPolish(tx)) ? letterWordsIn(null) : words).deviceSmsText(told),
      })
    else
      await postLetter(tx, platform, {
        ...row,
        to: driver.email,
        subject: words.DEVICE_LETTER_SUBJECT,
        text: words.deviceLetterText(told),
      })
  })
}
