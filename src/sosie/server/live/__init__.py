"""Live tables and events: connections, rooms, scheduler, watermarks, redirects and bots."""
