import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listInstalmentPlans, listOverMileage, listStandingCharges } from '../contract-standing.ts'

/** Rows of the screen's lists. */
export type ListedPlan = OutputOf<typeof listInstalmentPlans>['data'][number]
export type Standing = OutputOf<typeof listStandingCharges>['data'][number]
export type OverMileageRow = OutputOf<typeof listOverMileage>['data'][number]
