"""The borders of the rules of the Kingdom Hearts TCG: views, sentences, reasons, records."""
