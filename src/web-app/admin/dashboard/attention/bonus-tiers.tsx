import { getPublicSettings } from '#features/settings/contract.ts'
import { unreachableTiers } from '#features/settings/domain/public.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

/** Tiers that no form can reach, as those of a fleet at its first start; told only where there are some. */
export function BonusTiers() {
  const { data, again } = useCall(getPublicSettings, {})
  const tiers = data ? unreachableTiers(data.bonusTiers) : []
  return tiers.length === 0 ? null : (
    <AttentionItem
      title={attentionTexts.bonusTiers.title}
      count={tiers.length}
      detail={attentionTexts.bonusTiers.why}
      to={{ to: '/admin/miesiac' }}
      again={again}
    />
  )
}
