"""The observation in the forms that networks learn from: `forms` has them all."""
