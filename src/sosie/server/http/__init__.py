"""HTTP: the application, its middleware, limits, API and pages."""
