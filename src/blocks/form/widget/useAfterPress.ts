import { useCallback, useEffect, useRef } from 'react';

/**
 * Delays the error of a field that loses the focus until the mouse button or finger is up again. An error that
 * appears at once moves the control that is being pressed, and the click misses it.
 */
export function useAfterPress(): (then: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    // The click follows in the same task.
    const release = () => {
      pressed.current = false;
      const now = waiting.current.splice(0);
      if (now.length > 0) setTimeout(() => now.forEach((then) => void then()));
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('dragend', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
    };
  }, []);
  return useCallback((then) => {
    if (pressed.current) waiting.current.push(then);
    else then();
  }, []);
}
