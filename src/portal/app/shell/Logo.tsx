/** The portal's mark: a hexagon with the window of a service counter. */
export function Logo() {
  return (
    <svg className="ok-logo" viewBox="0 0 40 44" aria-hidden="true" width="0">
      <path
        className="ok-logo__hexagon"
        d="M17.5 1.4a5 5 0 0 1 5 0l14 8.1a5 5 0 0 1 2.5 4.3v16.4a5 5 0 0 1-2.5 4.3l-14 8.1a5 5 0 0 1-5 0l-14-8.1A5 5 0 0 1 1 30.2V13.8a5 5 0 0 1 2.5-4.3z"
      />
      <path className="ok-logo__window" d="M12.5 28V19.5a7.5 7.5 0 0 1 15 0V28zM9.5 31.5h21" />
    </svg>
  );
}
