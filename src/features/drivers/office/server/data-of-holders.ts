import type { DataPart, DriverDataHolder, Traces } from '#features/drivers/server/public.ts'
import type { DriverRecords } from '#features/drivers/server/public-records.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** Everything that the features hold of a driver, in their order. */
export async function partsOf(
  holders: readonly DriverDataHolder[],
  queries: Queries,
  driverId: string,
): Promise<DataPart[]> {
  const parts: DataPart[] = []
  for (const holder of holders) parts.push(...(await holder.read(queries, driverId)))
  return parts
}

/** Every name, number and address under which the person is known anywhere. */
export async function tracesOf(
  holders: readonly DriverDataHolder[],
  queries: Queries,
  { driver, folded }: DriverRecords,
): Promise<Traces> {
  const records = [driver, ...folded]
  const found: Traces[] = [
    {
      names: records.map(({ fullName }) => fullName),
      phones: records.map(({ phone }) => phone),
      emails: records.map(({ email }) => email),
    },
  ]
  for (const { traces } of holders) if (traces) found.push(await traces(queries, driver.id))
  const all = (kind: keyof Traces) => [...new Set(found.flatMap((each) => each[kind]).filter(Boolean))]
  return { names: all('names'), phones: all('phones'), emails: all('emails') }
}
