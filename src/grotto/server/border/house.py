"""What every handler needs: the hall and the limits. One a server."""

from grotto.server.border.limits import Counts, Limits
from grotto.server.configuration import Configuration
from grotto.server.hall import Hall


class House:
    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration
        self.hall = Hall(configuration)
        self.tables = Limits(configuration.tables_per_hour, 3600)
        self.requests = Limits(configuration.requests_per_minute, 60)
        self.lines = Counts(configuration.most_lines, configuration.most_lines_from)
