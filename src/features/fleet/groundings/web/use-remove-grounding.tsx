import { Text } from '@mantine/core'
import { spanText } from '#features/fleet/unavailability/texts.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listCarGroundings, listGroundings, removeGrounding } from '../contract.ts'
import { groundingOfficeTexts as texts } from '../texts-office.ts'
import { type Grounding, spanOfGrounding } from './grounding-values.ts'

/** Asks, and removes; true where it is gone. */
export function useRemoveGrounding(): (grounding: Grounding) => Promise<boolean> {
  const act = useAct(removeGrounding, { refreshes: [listCarGroundings, listGroundings] })
  return async (grounding) => {
    const { carReg } = grounding.attributes
    const sure = await askToConfirm({
      title: texts.confirmRemove,
      text: (
        <>
          <Text size="sm">{texts.confirmRemoveText(carReg, spanText(spanOfGrounding(grounding)))}</Text>
          <Text size="sm" mt="xs">
            {texts.driversStay}
          </Text>
        </>
      ),
      confirm: texts.remove,
      danger: true,
    })
    if (!sure || !(await act.run({ id: grounding.id })).ok) return false
    toastDone(texts.removed(carReg))
    return true
  }
}
