// Views, layouts and figures as snapshots.
