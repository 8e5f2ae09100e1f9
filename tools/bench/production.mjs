// Loaded before anything else: React looks once at what it is to be, and what is measured is what runs in service.
process.env.NODE_ENV = 'production';
