"""Bailey: play, study and simulate castle-building card and board games."""

__version__ = "0.1.0"
