import { randomUUID } from 'node:crypto'
import { importPayeeAccounts, previewPayeeAccounts } from '#features/settlement/accounts/contract.ts'
import { saveTransferSettings } from '#features/settlement/transfers/contract-settings.ts'
import type { DemoOffice } from '../office.ts'

/** Branches that no bank has: numbers that are right by their check digits, and nobody's. */
const BANKS = ['10509999', '10209999', '11409999', '12409999', '24909999'] as const

/** Of most drivers, since some are paid in cash or have said nothing yet; and whose account pays. */
export async function addAccounts(
  office: DemoOffice,
  drivers: readonly { readonly phone: string }[],
): Promise<void> {
  await office.call(saveTransferSettings, {
    name: 'Flota Pokazowa sp. z o.o.',
    address: ['ul. Przykładowa 1', '00-001 Warszawa'],
    accounts: [
      {
        ...{ id: randomUUID(), label: 'Konto bieżące', number: accountNumber('10909999', 1) },
        ...{ profile: 'default', letters: null, encoding: null, format: 'elixir-0' },
      },
    ],
    twoPersonsOver: null,
    revision: 0,
  })
  const text = drivers
    .flatMap(({ phone }, index) =>
      index % 15 === 7
        ? []
        : [`${phone};${accountNumber(BANKS[index % BANKS.length] ?? BANKS[0], index + 100)}`],
    )
    .join('\n')
  const { rows } = await office.call(previewPayeeAccounts, { text })
  const found = rows.flatMap(({ line, driverId, revision, state }) =>
    driverId && state === 'new' ? [{ line, driverId, revision }] : [],
  )
  if (found.length > 0) await office.call(importPayeeAccounts, { text, rows: found })
}

/** A made-up Polish account number with right check digits: `(digits + 2521 + check) % 97 == 1`. */
function accountNumber(bank: string, serial: number): string {
  const digits = `${bank}${String(serial * 7_919_317).padStart(16, '0')}`
  const check = 98n - (BigInt(`${digits}252100`) % 97n)
  return `${String(check).padStart(2, '0')}${digits}`
}
