import type { InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import type { listUnmatched, resolveUnmatched } from '../contract.ts'

export type Person = OutputOf<typeof listUnmatched>['data'][number]
export type PeopleState = Person['attributes']['state']
export type Decision = InputOf<typeof resolveUnmatched>
