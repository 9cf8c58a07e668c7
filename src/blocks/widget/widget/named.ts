import type { ComponentType } from 'react';
import type { Binding } from '../../binding.ts';

/** What a named component receives: the values of its `with`, and the binding for words and formats. */
export interface NamedProps {
  values: Readonly<Record<string, unknown>>;
  binding: Binding;
}

/**
 * Components that no block can say, by the `name` a screen calls them. Keep it as short as it is: what two screens need
 * is a block.
 */
export const named: Record<string, ComponentType<NamedProps>> = {};
