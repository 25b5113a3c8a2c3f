import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly children: ReactNode
  /** What stands there after something in it broke. @param again draws it anew, from the beginning */
  readonly fallback: (again: () => void) => ReactNode
}

interface BoundaryState {
  readonly isBroken: boolean
}

/**
 * Keeps what breaks while it is drawn from taking the whole page away. The error itself goes to the browser's
 * console.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false }

  static getDerivedStateFromError(): BoundaryState {
    return { isBroken: true }
  }

  override render(): ReactNode {
    if (this.state.isBroken) return this.props.fallback(() => this.setState({ isBroken: false }))
    return this.props.children
  }
}
