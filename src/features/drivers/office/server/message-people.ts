import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { contactsNamed, driversByContacts } from '#features/drivers/server/public.ts'
import { recordsOf } from '#features/drivers/server/public-records.ts'
import type { MessagePeople, MessagePerson } from '#features/messaging/server/public.ts'
import { tracesOf } from './data-of-holders.ts'

/** Whose messages are whose: the outbox knows numbers and addresses alone. */
export function messagePeople(holders: readonly DriverDataHolder[]): MessagePeople {
  return {
    whose: async (queries, recipients) => {
      const found = new Map<string, MessagePerson[]>()
      for (const { contact, ...person } of await driversByContacts(queries, recipients))
        found.set(contact, [...(found.get(contact) ?? []), person])
      return found
    },
    recipientsOf: async (queries, driverId) => {
      const records = await recordsOf(queries, driverId)
      if (!records) return undefined
      const { id, fullName, phone } = records.driver
      const { phones, emails } = await tracesOf(holders, queries, records)
      const ids = [records.driver, ...records.folded].map((record) => record.id)
      return { person: { id, fullName, phone }, recipients: [...phones, ...emails, ...ids] }
    },
    named: (queries, words) => contactsNamed(queries, words),
  }
}
