import { IconUsersGroup } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { DriversScreen, type MoreDriverActs } from '#features/drivers/office/web/public.tsx'
import { groupOfManyTexts } from '#features/settlement/schemes/texts-group-of-many.ts'
import { GroupOfMany } from '#features/settlement/schemes/web/public.tsx'

/** What other features do with ticked drivers; money is for those with the right to it. */
const WITH_MONEY: MoreDriverActs = {
  acts: [{ key: 'group', label: groupOfManyTexts.act, icon: <IconUsersGroup size={16} aria-hidden /> }],
  Dialog: ({ drivers, onClose }) => (
    <Suspense>
      <GroupOfMany drivers={drivers} onClose={onClose} />
    </Suspense>
  ),
}

/** A room of the shell: what is done with many drivers belongs to several features. */
export function DriversRoom() {
  const { money } = useMe()
  return <DriversScreen {...(money ? { more: WITH_MONEY } : {})} />
}
