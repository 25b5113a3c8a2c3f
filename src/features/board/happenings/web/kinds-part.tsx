import {
  IconArrowBackUp,
  IconCarCrash,
  IconCarOff,
  IconClock,
  IconFileText,
  IconKey,
  IconMedicalCross,
  IconTool,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { HAPPENING_KINDS, type HappeningKind } from '../domain/public.ts'
import { HAPPENING_TEXTS } from '../texts.ts'
import { flowTexts } from '../texts-flow.ts'
import classes from './happening.module.css'

const icons: Readonly<Record<HappeningKind, ReactNode>> = {
  broken: <IconCarOff size={18} aria-hidden />,
  ill: <IconMedicalCross size={18} aria-hidden />,
  accident: <IconCarCrash size={18} aria-hidden />,
  rental: <IconKey size={18} aria-hidden />,
  service: <IconTool size={18} aria-hidden />,
  paper: <IconFileText size={18} aria-hidden />,
  late: <IconClock size={18} aria-hidden />,
  returned: <IconArrowBackUp size={18} aria-hidden />,
}

interface KindsPartProps {
  readonly kind: HappeningKind | undefined
  /** All is chosen, so that a phone needs no room for the others. */
  readonly folded: boolean
  onChoose(kind: HappeningKind): void
}

/** What has happened: a press each. */
export function KindsPart({ kind, folded, onChoose }: KindsPartProps) {
  return (
    <fieldset className={classes.kinds} data-folded={folded || undefined}>
      <legend className={classes.unseen}>{flowTexts.what}</legend>
      {HAPPENING_KINDS.map((each, index) => (
        <button
          key={each}
          type="button"
          className={classes.kind}
          aria-pressed={each === kind}
          data-autofocus={(kind === undefined && index === 0) || undefined}
          onClick={() => onChoose(each)}
        >
          <span className={classes.icon}>{icons[each]}</span>
          <span>{HAPPENING_TEXTS[each]}</span>
        </button>
      ))}
    </fieldset>
  )
}
