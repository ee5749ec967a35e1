"""Live tables: connections, rooms, scheduler, watermarks, presence and bots."""
