// Names from before version 0.1.0, kept for one version so that clients' source compiles.

/// The former name of ``LayoutInPicture``.
@available(*, deprecated, renamed: "LayoutInPicture")
public typealias PicturedLayout = LayoutInPicture

/// The former name of ``RenderedFilm``.
@available(*, deprecated, renamed: "RenderedFilm")
public typealias FilmReel = RenderedFilm
