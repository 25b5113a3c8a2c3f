import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listRowsOfFigure } from '../../contract-statistics.ts'
import type { NameOf } from '../../domain/statistics/extremes.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'
import type { Tally } from '../../domain/statistics/tally.ts'

type RowOnWire = OutputOf<typeof listRowsOfFigure>['data'][number]

/** @param admin others don't learn what stays with the fleet (D28) */
export function rowOnWire(row: ShiftResult, nameOf: NameOf, admin: boolean): RowOnWire {
  return {
    ...row,
    fullName: nameOf(row.driverId),
    companyIncomeGrosze: admin ? row.companyIncomeGrosze : null,
  }
}

/** For users without the admin flag. */
export function withoutCompany(tally: Tally): Tally {
  return {
    ...tally,
    companyRows: 0,
    companyGrosze: 0,
    companyOfGrosze: 0,
    companyPerKmRows: 0,
    companyPerKmGrosze: 0,
    companyPerKmM: 0,
  }
}
