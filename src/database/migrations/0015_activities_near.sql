-- Published activities are read nearest first: on Mercator's sheet the order of distances around a place is that on the ground, in any city.
create index activities_near on activities using gist (point(lng, degrees(asinh(tan(radians(lat)))))) where status = 'published';
