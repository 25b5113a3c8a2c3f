import { appName } from '#features/settlement/schemes/texts-words.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { explainBlock } from '../contract.ts'
import { explainable, isGrossUnknown, type WeekBlock } from '../domain/week-block.ts'
import { blockWords } from '../texts-blocks.ts'
import { weekFailures } from '../texts-failures.ts'
import { weekTexts } from '../texts-week.ts'
import { READINGS_OF_WEEKS } from './readings.ts'
import { WordsModal } from './words-modal.tsx'

interface ExplainModalProps {
  readonly year: number
  readonly week: number
  readonly driverId: string
  readonly block: WeekBlock
  onClose(): void
}

/**
 * Why the week may be closed although something is missing or does not add up; of an app without gross, why
 * its net is taken for VAT.
 */
export function ExplainModal({ year, week, driverId, block, onClose }: ExplainModalProps) {
  const takesNet = isGrossUnknown(block)
  const explain = useAct(explainBlock, {
    refreshes: READINGS_OF_WEEKS,
    showsFailure: true,
    done: () => toastDone(takesNet ? weekTexts.netTaken : weekTexts.explained),
  })
  const explained = explainable(block)
  if (!explained) return null
  const { code, subject } = explained
  const app = appName(subject)
  const words = takesNet
    ? { title: weekTexts.takeNetTitle(app), hint: weekTexts.takeNetHint(app), save: weekTexts.takeNetSave }
    : {
        title: weekTexts.explainTitle,
        hint: `${blockWords(block).told} ${weekTexts.explainThen[code]} ${weekTexts.explainHint}`,
        save: weekTexts.explainSave,
      }
  return (
    <WordsModal
      {...words}
      label={weekTexts.explainReason}
      least={3}
      tooFew={weekFailures.reason}
      most={500}
      onSave={(reason) => explain.run({ year, week, driverIds: [driverId], code, subject, reason })}
      onClose={onClose}
    />
  )
}
