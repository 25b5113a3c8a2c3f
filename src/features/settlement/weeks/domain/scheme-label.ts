import type { SchemeOwner } from '#features/settlement/domain/public.ts'

/** Whose scheme it is, what the group was called then, and the version of that owner. */
export interface SchemeLabel {
  readonly owner: SchemeOwner['kind']
  /** Null unless it is a group's. */
  readonly group: string | null
  readonly version: number
}

export function schemeLabel(
  { owner, version }: { readonly owner: SchemeOwner; readonly version: number },
  groups: ReadonlyMap<string, string>,
): SchemeLabel {
  const group = owner.kind === 'group' ? (groups.get(owner.group) ?? null) : null
  return { owner: owner.kind, group, version }
}
