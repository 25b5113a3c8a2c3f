import { Button } from '@mantine/core'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listUsers, removeSecondFactor } from '../contract.ts'
import { secondFactorTexts as texts } from '../texts-second-factor.ts'
import type { UserRow } from './user-row.ts'

interface RemoveSecondFactorProps {
  readonly user: UserRow
  onDone(): void
}

/** For a colleague who has lost the phone and the recovery codes. */
export function RemoveSecondFactor({ user, onDone }: RemoveSecondFactorProps) {
  const remove = useAct(removeSecondFactor, { refreshes: [listUsers] })
  const ask = async () => {
    const sure = await askToConfirm({
      title: texts.removeTitle,
      text: texts.removeText(user.attributes.name),
      confirm: texts.remove,
      danger: true,
    })
    if (!sure) return
    const result = await remove.run({ id: user.id })
    if (!result.ok) return
    toastDone(texts.removed)
    onDone()
  }
  return (
    <div>
      <Button variant="default" loading={remove.busy} onClick={() => void ask()}>
        {texts.remove}
      </Button>
    </div>
  )
}
