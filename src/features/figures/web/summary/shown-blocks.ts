import { useState } from 'react'
import { recall, remember } from '#platform/web/device-memory.ts'
import { type Block, resultsTexts } from '../../texts-screens.ts'

/** In the order of the specification (Spec 2 §2 'Results'). */
const BLOCKS = Object.keys(resultsTexts.blocks) as readonly Block[]

/** For administrators only (Spec 2 §6). */
const FOR_ADMINISTRATORS: readonly Block[] = ['profitability', 'chart']

/** Kilometres and apps are visible by default. */
const AT_FIRST: readonly Block[] = ['kilometers', 'apps']

const MEMORY = 'results.blocks'

export function blocksFor(admin: boolean): readonly Block[] {
  return admin ? BLOCKS : BLOCKS.filter((block) => !FOR_ADMINISTRATORS.includes(block))
}

/** Which blocks this device shows, remembered on it. */
export function useShownBlocks() {
  const [shown, setShown] = useState<readonly Block[]>(() => recall(MEMORY, areBlocks) ?? AT_FIRST)
  return {
    shown,
    show: (blocks: readonly Block[]) => {
      setShown(blocks)
      remember(MEMORY, blocks)
    },
  }
}

function areBlocks(value: unknown): value is readonly Block[] {
  return Array.isArray(value) && value.every((each) => (BLOCKS as readonly unknown[]).includes(each))
}
