import type { ButtonHTMLAttributes } from 'react'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What weight the act has: the one next step, any other step, or a quiet word. */
  readonly kind?: 'primary' | 'secondary' | 'quiet'
}

export function Button({ kind = 'secondary', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`button button-${kind} ${className}`.trim()} {...rest} />
}
