import { shorterAgreeing } from './alike-names.ts'
import { namesAgree } from './names-agree.ts'

/** What files gave for a reference of one platform. */
export interface KnownReference {
  readonly id: string
  readonly refKey: string
  /** The identity that it has. */
  readonly identity: string
  readonly phones: readonly string[]
  /** Matching keys of its names. */
  readonly names: readonly string[]
  /** The first load that named it. */
  readonly since: number
  /** Whom a person said it is; null where nobody did. */
  readonly decided: string | null
  /** Who it is by a phone or a person; null also of who only follows another reference. */
  readonly driverId: string | null
}

type EachInTurns = <T>(items: Iterable<T>, work: (item: T) => void) => Promise<void>

/**
 * Which references of a platform mean one person (D49): those with a phone in common and names that agree; a
 * name alone means the only one who has it, or the only one who is the driver that a person named. Each
 * stands for itself or for the one that was named first. It depends on nothing but what the files
 * and people said.
 * @param eachInTurns does the work for each, and may let others have their turn in between
 * @returns by reference
 */
export async function identitiesOf(
  references: readonly KnownReference[],
  eachInTurns: EachInTurns,
): Promise<Map<string, string>> {
  const ordered = [...references].sort(
    (a, b) => a.since - b.since || (a.refKey < b.refKey ? -1 : a.refKey > b.refKey ? 1 : 0),
  )
  const places = new Map(ordered.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: KnownReference) => places.get(id) ?? 0
  const groups = new Map<string, KnownReference[]>()
  const groupOf = new Map<string, KnownReference[]>()
  // Of whom no load says anything any more nothing follows for others.
  const strong = ordered.filter(
    ({ refKey, names }) => names.length > 0 && (refKey.startsWith('id:') || refKey.startsWith('phone:')),
  )
  for (const reference of strong) groupOf.set(reference.id, [reference])
  const byPhone = new Map<string, KnownReference[]>()
  for (const reference of strong)
    for (const phone of reference.phones) {
      const others = byPhone.get(phone)
      if (others) others.push(reference)
      else byPhone.set(phone, [reference])
    }
  for (const sharing of byPhone.values())
    if (sharing.length > 1) await joinAgreeing(sharing, groupOf, eachInTurns)
  for (const group of new Set(groupOf.values())) {
    for (const { names } of group)
      for (const name of names) {
        const known = groups.get(name)
        if (!known) groups.set(name, group)
        else if (known !== group) groups.set(name, AMBIGUOUS)
      }
  }
  const identities = new Map<string, string>()
  for (const group of new Set(groupOf.values())) {
    const first = group.reduce((one, other) => (placeOf(other) < placeOf(one) ? other : one))
    for (const { id } of group) identities.set(id, first.id)
  }
  const named = new Set(identities.values())
  const isName = ({ refKey }: KnownReference) => refKey.startsWith('name:')
  const forgotten = ordered.filter((reference) => !identities.has(reference.id) && !isName(reference))
  await eachInTurns(forgotten, (reference) => {
    identities.set(reference.id, withoutLoads(reference, byPhone, identities))
  })
  const identitiesOfDrivers = new Map<string, Set<string>>()
  for (const { id, driverId } of ordered) {
    const identity = identities.get(id)
    if (driverId === null || identity === undefined || !named.has(identity)) continue
    identitiesOfDrivers.set(driverId, (identitiesOfDrivers.get(driverId) ?? new Set()).add(identity))
  }
  for (const reference of ordered.filter(isName)) {
    const { id, refKey, names, decided } = reference
    const [first] = groups.get(names[0] ?? refKey.slice(5)) ?? []
    const meant = decided ? onlyOne(identitiesOfDrivers.get(decided)) : first && identities.get(first.id)
    identities.set(id, meant ?? id)
  }
  return identities
}

/** Of one whom no load names any more, but a removal: what its own key says. Who was erased stays. */
function withoutLoads(
  { id, refKey, identity }: KnownReference,
  byPhone: ReadonlyMap<string, readonly KnownReference[]>,
  identities: ReadonlyMap<string, string>,
): string {
  if (refKey.startsWith('erased:')) return identity
  const [, phone = '', name = ''] = /^phone:(\S+) name:(.*)$/.exec(refKey) ?? []
  const meant = byPhone.get(phone)?.find(({ names }) => names.some((each) => namesAgree(each, name)))
  return (meant && identities.get(meant.id)) ?? id
}

const AMBIGUOUS: KnownReference[] = []

/** Of references with one phone; thousands may share that of an office. */
async function joinAgreeing(
  sharing: readonly KnownReference[],
  groupOf: Map<string, KnownReference[]>,
  eachInTurns: EachInTurns,
): Promise<void> {
  const firstOf = new Map<string, KnownReference>()
  const joinOnce = (one: KnownReference, other: KnownReference) => {
    if (groupOf.get(one.id) !== groupOf.get(other.id)) join(groupOf, one, other)
  }
  for (const reference of sharing)
    for (const name of reference.names) {
      const first = firstOf.get(name)
      if (first) joinOnce(first, reference)
      else firstOf.set(name, reference)
    }
  const agreeingWith = shorterAgreeing(firstOf.keys())
  await eachInTurns(firstOf, ([name, reference]) => {
    for (const other of agreeingWith(name)) joinOnce(reference, firstOf.get(other) ?? reference)
  })
}

function join(groupOf: Map<string, KnownReference[]>, one: KnownReference, other: KnownReference): void {
  const groups = [groupOf.get(one.id) ?? [], groupOf.get(other.id) ?? []]
  const [joining = [], group = []] = groups.toSorted((a, b) => a.length - b.length)
  group.push(...joining)
  for (const { id } of joining) groupOf.set(id, group)
}

function onlyOne(identities: ReadonlySet<string> | undefined): string | undefined {
  return identities?.size === 1 ? [...identities][0] : undefined
}
